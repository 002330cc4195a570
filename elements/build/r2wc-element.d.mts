export { default } from '@r2wc/react-to-web-component';
