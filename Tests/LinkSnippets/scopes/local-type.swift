struct Cache {}
func compute() {
  struct Cache {}
  _ = Cache()
}
func other() {
  _ = Cache()
}
