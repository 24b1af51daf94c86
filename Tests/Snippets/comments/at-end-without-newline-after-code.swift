let a = A() // end
