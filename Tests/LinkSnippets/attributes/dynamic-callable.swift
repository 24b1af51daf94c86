@dynamicCallable struct Call {
  func dynamicallyCall(withArguments all: [Int]) -> Int { 1 }
}
func use(_ call: Call) -> Int { call(1, 2) }
