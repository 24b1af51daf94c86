struct Event {
  var name = ""
}
struct Handler {
  var action: (Event) -> Event
}
func use(_ handler: Handler, _ event: Event) -> String { handler.action(event).name }
