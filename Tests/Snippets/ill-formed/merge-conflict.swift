struct A { let b: B }
<<<<<<< HEAD
struct C { let d: D }
=======
struct C { let e: E }
>>>>>>> branch
struct F {}
