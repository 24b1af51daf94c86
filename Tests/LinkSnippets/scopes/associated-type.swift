struct Output {}
protocol Task {
  associatedtype Output
  func run() -> Output
}
extension Task {
  func twice() -> [Output] { [run(), run()] }
}
struct Job: Task {
  func run() -> Int { 1 }
}
func result() -> Output { Output() }
