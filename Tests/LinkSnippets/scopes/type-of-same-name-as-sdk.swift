struct Array {
  var own = 1
}
func use(_ array: Array, _ other: Swift.Array<Int>) -> Int { array.own }
