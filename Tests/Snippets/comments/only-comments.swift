// No facts.
/* struct A {} */
// let b = B()
