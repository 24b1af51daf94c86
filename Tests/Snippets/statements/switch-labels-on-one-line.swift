func f() { switch x { case .a: A(); case .b: B(); default: C() } }
