struct Engine {
  var power = 1
}
struct Car {
  var Engine: Engine
}
func use(_ car: Car) -> Int { car.Engine.power }
