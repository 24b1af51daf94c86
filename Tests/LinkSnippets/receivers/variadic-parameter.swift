struct Own {
  var total: Int { 1 }
}
extension Array {
  var total: Int { 1 }
}
func use(_ all: Own...) -> Int {
  all.total + all[0].total
}
