@testable import MVVMC

/// Writes down where screens want to lead, and leads nowhere.
@MainActor
final class DelegateSpy {
  private(set) var steps: [String] = []
}

extension DelegateSpy: ChatsViewModelDelegate, ThreadViewModelDelegate, NewGroupViewModelDelegate {
  func threadIsChosen(_ id: String) { steps.append("thread \(id)") }
  func newGroupIsAskedFor() { steps.append("new group") }
  func threadIsGone() { steps.append("thread is gone") }
  func groupIsCreated(_ thread: String) { steps.append("group \(thread)") }
}

extension DelegateSpy: ContactsViewModelDelegate, NewContactViewModelDelegate,
  ContactViewModelDelegate
{
  func contactIsChosen(_ handle: String) { steps.append("contact \(handle)") }
  func newContactIsAskedFor() { steps.append("new contact") }
  func threadIsOpened(_ id: String) { steps.append("opened \(id)") }
  func contactIsSaved() { steps.append("contact is saved") }
  func contactIsGone() { steps.append("contact is gone") }
}

extension DelegateSpy: StickersViewModelDelegate, PurchaseViewModelDelegate,
  ReceiptViewModelDelegate
{
  func packIsChosen(_ id: String) { steps.append("pack \(id)") }
  func packIsBought(_ receipt: Int) { steps.append("receipt \(receipt)") }
  func receiptIsRead() { steps.append("receipt is read") }
}
