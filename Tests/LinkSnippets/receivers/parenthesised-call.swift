struct Gift {
  var price = 1
}
func make() throws -> Gift { Gift() }
func use() throws -> Int { (try make()).price }
