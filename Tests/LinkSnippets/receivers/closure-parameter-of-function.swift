struct Event {
  var name = ""
}
func observe(_ body: (Event) -> Void) {}
func on(_ type: String, then body: (Event, Int) -> Void) {}
func use() {
  observe { print($0.name) }
  observe { event in print(event.name) }
  on("tap") { event, _ in print(event.name) }
  on("tap", then: { print($0.name, $1) })
}
