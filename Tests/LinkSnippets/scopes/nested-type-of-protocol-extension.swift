protocol Loading {}
struct State {}
extension Loading {
  typealias State = Int
}
struct Loader: Loading {
  var state: State
}
struct Plain {
  var state: State
}
