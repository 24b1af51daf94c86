struct A {}
<<<<<<< ours
struct B {}
||||||| base
struct C {}
=======
struct D {}
>>>>>>> theirs
