class Model {
  func load() {}
}
class Screen {
  let model = Model()
  func start() {
    let body = { [model] in model.load() }
    let other = { [weak self] in self?.model.load() }
    body()
    other()
  }
}
