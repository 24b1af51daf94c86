class Model {
  func load() {}
}
class Screen {
  let model = Model()
}
extension Screen {
  func start() {
    let body = { [weak self] in
      guard let self else { return }
      model.load()
      self.model.load()
    }
    body()
  }
}
