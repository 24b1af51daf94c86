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
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(title, forKey: .title)
    }
  }
  struct Cover: Encodable {
    var title: String
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(title, forKey: .title)
    }
  }
  enum Size: String, Codable {
    case small
    static var first: CodingKeys { .title }
  }
  class Box: Decodable {
    var title = ""
    required init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
    }
  }
  struct Plain {
    static var first: CodingKeys { .title }
  }
}
