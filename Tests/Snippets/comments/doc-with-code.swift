/**
 ```swift
 struct X {}
 ```
 */
struct A {}
