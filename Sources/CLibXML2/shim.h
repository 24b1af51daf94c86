// A libxml2 that was built with ICU would bring in ICU's headers, which differ from those that
// Foundation carries; what they are needed for, the converters' own fields, is not used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlwriter.h>
