struct Tags {
  var names: [String] = []
}
extension Tags: ExpressibleByArrayLiteral {
  init(arrayLiteral names: String...) { self.names = names }
}
struct Named {
  var name: String
}
extension Named {
  init(_ name: String = "", count: Int = 1) { self.name = name }
}
func use() {
  _ = Tags()
  _ = Named()
  _ = Named("a")
}
