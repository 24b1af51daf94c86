struct Größe { let länge: Länge }
let π = A()
func 你好() -> 世界 { 世界() }
let 🙂 = A.b
