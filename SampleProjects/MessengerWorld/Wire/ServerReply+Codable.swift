/// One key that names the case, and its value: `{"contacts": […]}`.
///
/// Written out, because the synthesised form would call each value `_0`.
extension ServerReply: Codable {
  private enum CodingKeys: String, CodingKey {
    case session, contact, contacts, thread, threads, page, message, packs, receipt, done, refused
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .session(let session): try container.encode(session, forKey: .session)
    case .contact(let contact): try container.encode(contact, forKey: .contact)
    case .contacts(let contacts): try container.encode(contacts, forKey: .contacts)
    case .thread(let thread): try container.encode(thread, forKey: .thread)
    case .threads(let threads): try container.encode(threads, forKey: .threads)
    case .page(let page): try container.encode(page, forKey: .page)
    case .message(let message): try container.encode(message, forKey: .message)
    case .packs(let packs): try container.encode(packs, forKey: .packs)
    case .receipt(let receipt): try container.encode(receipt, forKey: .receipt)
    case .done: try container.encode(true, forKey: .done)
    case .refused(let refusal): try container.encode(refusal, forKey: .refused)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "A reply has one known key."))
    }
    switch key {
    case .session: self = .session(try container.decode(WireSession.self, forKey: key))
    case .contact: self = .contact(try container.decode(WirePerson.self, forKey: key))
    case .contacts: self = .contacts(try container.decode([WirePerson].self, forKey: key))
    case .thread: self = .thread(try container.decode(WireThread.self, forKey: key))
    case .threads: self = .threads(try container.decode([WireThread].self, forKey: key))
    case .page: self = .page(try container.decode(WirePage.self, forKey: key))
    case .message: self = .message(try container.decode(WireMessage.self, forKey: key))
    case .packs: self = .packs(try container.decode([WireStickerPack].self, forKey: key))
    case .receipt: self = .receipt(try container.decode(WireReceipt.self, forKey: key))
    case .done: self = .done
    case .refused: self = .refused(try container.decode(Refusal.self, forKey: key))
    }
  }
}
