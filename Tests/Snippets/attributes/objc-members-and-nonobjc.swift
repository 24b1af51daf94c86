@objcMembers class A: NSObject {
  @nonobjc func f() {}
  @NSManaged var name: Name
  @IBAction func tap(_ sender: Any) {}
  @GKInspectable var size: Size
}
