let a = #outer(#inner(A.b) { C() }, [D(), #leaf])
