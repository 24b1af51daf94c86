// A property that is read is no method of its name
struct Song { var length = 1 }
extension Array {
  func first<T>(ofKind kind: T.Type) -> T? { nil }
  func count(above limit: Int) -> Int { limit }
}
extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
func use(_ songs: [Song], _ result: Result<Int, Never>) {
  _ = songs.first
  _ = songs.first(ofKind: Int.self)
  _ = songs.count
  _ = songs.count(above: 2)
  switch result {
  case .success: break
  case .failure: break
  }
  _ = result.failure
}
