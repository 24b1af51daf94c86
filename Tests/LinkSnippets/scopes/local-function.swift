func helper() -> Int { 1 }
func run() -> Int {
  func helper() -> Int { 2 }
  return helper()
}
func walk() -> Int { helper() }
