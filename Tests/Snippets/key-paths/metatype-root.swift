let a = \A.Type.shared
