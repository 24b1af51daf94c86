protocol Coordinated {
  var title: String { get }
}
protocol Identified {
  var id: Int { get }
}
protocol Screen {}
extension Screen where Self: Coordinated & Identified {
  func show() { print(title, self.id) }
}
