let unsafe = A()
unsafe.run(B())
unsafe(C())
