import MessengerTexts
import MessengerWire

@testable import Reactive

let texts = Texts(in: .english)

let ada = Session(token: "token", name: "Ada", handle: "ada", role: .member)
let guest = Session(token: "guest", name: "Guest", handle: "guest", role: .guest)
let wireAda = WireSession(token: "token", name: "Ada", handle: "ada", role: .member)
let grace = Contact(name: "Grace", handle: "grace")
let alan = Contact(name: "Alan", handle: "alan")

let cats = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)

func message(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
  Message(number: number, sender: sender, text: "\(number)", key: key ?? "key \(number)")
}

func thread(
  _ id: String = "1", last: Int = 0, unread: Int = 0, isGroup: Bool = false
) -> ChatThread {
  ChatThread(
    id: id, isGroup: isGroup, name: "Grace",
    members: [Contact(name: "Ada", handle: "ada"), grace],
    lastMessage: last == 0 ? nil : message(last), readUpTo: last - unread, unreadCount: unread)
}

func inbox(_ changes: Inbox.Change...) -> Inbox {
  var inbox = Inbox()
  inbox.apply(.session(handle: "ada"))
  for change in changes { inbox.apply(change) }
  return inbox
}

func loaded(_ threads: ChatThread...) -> Inbox.Change {
  .threads(.ended(.success(threads)))
}
