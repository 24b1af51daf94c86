/// The first lines of a rules file, before the reasons for the proposal.
let rulesFileHead = """
  # yaml-language-server: $schema=lintel.schema.json
  # The line above is for editors; 'lintel schema > lintel.schema.json' writes the file that it names.
  #
  # The architecture of this project; 'lintel' checks it.
  #
  """
