@Test func `square of 2 is 4`() { A() }
