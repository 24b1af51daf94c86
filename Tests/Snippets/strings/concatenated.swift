let a = "A" + A.b + "\(C.d)" + #"E"#
