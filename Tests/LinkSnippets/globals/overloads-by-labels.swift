func load(from path: String) {}
func load(into count: Int) {}
func load(_ number: Int, _ other: Int) {}
func use() {
  load(from: "a")
  load(into: 1)
  load(1, 2)
}
