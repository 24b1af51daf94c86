enum Shelf {
  enum CodingKeys: String, CodingKey {
    case title
  }
  struct Book: Codable {
    var title: String
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
    }
  }
  struct Cover: Encodable {
    var title: String
    private static var first: CodingKeys { .title }
  }
  struct Card {
    var title: String
    private static var first: CodingKeys { .title }
  }
  class Box: Decodable {
    var title = ""
    private static var first: CodingKeys { .title }
  }
}
extension Shelf.Card: Decodable {}
