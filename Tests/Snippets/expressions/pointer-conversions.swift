withUnsafe(&A.shared) { $0.load(as: B.self) }
