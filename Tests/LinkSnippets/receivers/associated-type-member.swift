protocol Repository {
  associatedtype Item: Priced
  func all() -> [Item]
}
protocol Priced {
  var price: Int { get }
}
func total<R: Repository>(_ repository: R) -> Int { repository.all().map { $0.price }.count }
