func open(_ name: String, mode: Int = 1) {}
func open(path: String, mode: Int = 1, flags: Int = 2) {}
func use() {
  open("a")
  open("a", mode: 2)
  open(path: "a", flags: 1)
}
