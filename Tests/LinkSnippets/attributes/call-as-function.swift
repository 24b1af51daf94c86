struct Greeter {
  func callAsFunction(_ name: String) -> Reply { Reply() }
}
struct Reply {
  var text = ""
}
func use(_ greeter: Greeter) -> String { greeter("a").text }
