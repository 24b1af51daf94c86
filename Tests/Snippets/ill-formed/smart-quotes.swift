let a = “A.b”
struct C {}
