struct Engine {
  var power = 1
  func start() {}
}
struct Car {
  var engine: Engine
  func drive() -> Int {
    engine.start()
    return self.engine.power
  }
}
