// Members that collections of certain elements have
struct Vector { var x = 1.0 }
struct Polygon { var vectors: [Vector] = [] }
extension [Vector] {
  var volume: Double { 1 }
}
extension Array where Element == Polygon {
  var volume: Double { 2 }
}
func use(_ vectors: [Vector], _ polygons: [Polygon]) {
  _ = vectors.volume
  _ = polygons.volume
}
