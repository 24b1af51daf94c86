#sourceLocation(file: "A.swift", line: 10)
struct A {}
#sourceLocation()
struct B {}
