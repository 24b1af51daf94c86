struct Name {}
struct Label {}
func run() {
  typealias Name = Label
  let name = Name()
  _ = name
}
