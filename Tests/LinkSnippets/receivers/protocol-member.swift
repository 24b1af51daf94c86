protocol Service {
  func call()
  var name: String { get }
}
struct Real: Service {
  func call() {}
  var name = ""
}
func use(_ service: any Service, _ real: Real) -> String {
  service.call()
  real.call()
  return service.name + real.name
}
