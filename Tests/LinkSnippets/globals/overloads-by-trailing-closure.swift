func run(_ body: () -> Void) {}
func run(_ name: String, body: () -> Void) {}
func use() {
  run {}
  run("a") {}
  run("a", body: {})
}
