/// lintel:disable documents
/** lintel:disable documents */
// see lintel:disable
// lintel
// Lintel:disable
// lint
//l
let a = "// lintel:disable"
let b = """
  // lintel:disable
  """
let c = #/ // lintel:disable /#
