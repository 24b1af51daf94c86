struct Point: Equatable {
  var x, y: Double
}
