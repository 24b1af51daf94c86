@`default` struct A {}
