let a = A.Protocol.self, b = B.Type.self
func f(_ t: C.Type) { t.init(); D.Type.run() }
