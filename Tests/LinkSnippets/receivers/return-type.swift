struct Reply {
  var body = ""
}
func fetch() -> Reply { Reply() }
func show() -> String { fetch().body }
