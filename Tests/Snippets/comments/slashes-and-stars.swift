//* A.b
//** */
let a = A()
/*/ struct B {} /*/ */ */
let c = C()
