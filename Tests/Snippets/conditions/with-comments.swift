#if DEBUG // only here
struct A {}
#elseif /* or */ RELEASE /* here */
struct B {}
#endif // DEBUG
